/** Chromium has it; TypeScript's types do not yet. */
type Move = (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;

/**
 * Runs in the editor's page, before the editor: a file that changed on disk after the editor read it is not replaced. Sveltia
 * itself would save the whole file as it was read, and lose the other change.
 *
 * @param message tells the owner what to do
 */
export function rejectStaleWrites(message: string): void {
  const handle = FileSystemFileHandle.prototype as FileSystemFileHandle & { move: Move };
  const { getFile, move } = handle;
  /** The versions that the editor has read or written. */
  const known = new Set<string>();
  const reported = new Set<string>();
  const versionOf = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`;
  const remember = (file: File) => {
    known.add(versionOf(file));
    return file;
  };
  handle.getFile = async function () {
    return remember(await getFile.call(this));
  };
  // A save writes a file of its own first, which then takes the place of the old one.
  handle.move = async function (folder, name) {
    const old = await folder.getFileHandle(name).then(
      (found) => getFile.call(found),
      () => undefined,
    );
    if (old && !known.has(versionOf(old))) {
      // Sveltia tries several times.
      if (!reported.has(versionOf(old))) alert(`${name}: ${message}`);
      reported.add(versionOf(old));
      throw new Error(`${name}: ${message}`);
    }
    await move.call(this, folder, name);
    remember(await getFile.call(this));
  };
}
