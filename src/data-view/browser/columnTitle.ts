/** @returns what a column is called in table and CSV, also where JSON gives it no name that can be seen */
export const columnTitle = (name: string): string => (name.trim() === '' ? '(no name)' : name);
