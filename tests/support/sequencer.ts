import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Small files that last long: a few lines that look at every page, or that wait until databases and processes are back. */
const longest =
  /\/(every-page|keyboard|policy|next-times|kill|start|many-servers|[\w-]*postgres[\w-]*)\.test\.ts$/;

/**
 * Starts those files before the others of their project, so that no worker is left alone with one at the end. Vitest
 * knows how long files took where they have run before, but on a fresh clone it starts the smallest last.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.config.sequence.groupOrder * 2 + (longest.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
