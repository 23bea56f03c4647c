/** Prints why a test had to be retried, so that unreliable tests are noticed. */
import type { Reporter, TestCase } from 'vitest/node';

export class RetryReporter implements Reporter {
  #failures: string[] = [];

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    if (state !== 'passed' || !errors?.length) return;
    const causes = errors.map(({ stack, message, diff }) => [stack ?? message, diff].join('\n'));
    this.#failures.push(`${test.module.relativeModuleId} > ${test.fullName}\n${causes.join('\n')}`);
  }

  onTestRunEnd() {
    for (const failure of this.#failures)
      process.stderr.write(`\nfailed at first, and passed when tried again: ${failure}\n`);
  }
}
