import { findProblem, type Problem } from './sent-form.ts'

/** What ties a field to its form: its name, what it holds at first, and what is wrong with it. */
export function connectField(name: string, typed: string | undefined, problems: readonly Problem[]) {
  return {
    id: name,
    name,
    defaultValue: typed ?? '',
    error: findProblem({ problems }, name),
    autoComplete: 'off',
  }
}
