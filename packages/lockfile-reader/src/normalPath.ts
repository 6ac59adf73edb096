/** @returns a path with slashes, without the steps in it that lead nowhere or back */
export function normalPath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
