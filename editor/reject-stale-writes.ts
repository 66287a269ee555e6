/** Missing in TypeScript's types; Chromium has it. */
type Move = (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;

/**
 * Prevents the editor from replacing a file that has changed on disk since it read it: Sveltia would save the whole file as
 * read, and the other change would be lost. Runs in the editor's page before the editor.
 *
 * @param message tells the owner what to do
 */
export function rejectStaleWrites(message: string): void {
  const handle = FileSystemFileHandle.prototype as FileSystemFileHandle & { move: Move };
  const { getFile, move } = handle;
  /** The versions that the editor has read or written. */
  const known = new Set<string>();
  const reported = new Set<string>();
  const getVersion = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`;
  const remember = (file: File) => {
    known.add(getVersion(file));
    return file;
  };
  handle.getFile = async function () {
    return remember(await getFile.call(this));
  };
  // To save, Sveltia writes a new file and moves it over the old one.
  handle.move = async function (folder, name) {
    const old = await folder.getFileHandle(name).then(
      (found) => getFile.call(found),
      () => undefined,
    );
    if (old && !known.has(getVersion(old))) {
      // Sveltia tries several times, but one alert is enough.
      if (!reported.has(getVersion(old))) alert(`${name}: ${message}`);
      reported.add(getVersion(old));
      throw new Error(`${name}: ${message}`);
    }
    await move.call(this, folder, name);
    remember(await getFile.call(this));
  };
}
