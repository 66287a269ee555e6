import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Small but slow test files: they visit every page or wait for restarts. */
const longest =
  /\/(every-page|keyboard|policy|next-times|kill|start|many-servers|[\w-]*postgres[\w-]*)\.test\.ts$/;

/**
 * Starts those files first, so that no worker is left with one at the end. Vitest
 * knows durations of earlier runs, but on a fresh clone starts the smallest last.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.config.sequence.groupOrder * 2 + (longest.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
