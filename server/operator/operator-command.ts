import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'

/** The site that a command works on. */
export interface OperatedSite {
  database: Database
  config: Config
  now(): Date
}

/** The options that were given, by name: the value of one that has one, otherwise `true`. */
export type GivenOptions = Readonly<Record<string, string | true | undefined>>

export interface OperatorCommand {
  /**
   * The command's arguments as the list of commands shows them, with spaces between; absent for none. One in brackets
   * may be left out.
   */
  takes?: string
  /** Its options by name, without hyphens: what each takes, or `null` if it is given or not. */
  options?: Readonly<Record<string, string | null>>
  /**
   * Whether it shows or erases what is stored about people. Such a command takes `--reason TEXT` and is noted in the
   * operator log before it runs; its first argument is an address, if `takes` begins with one.
   */
  needsReason?: true
  /** One line for the list of commands. */
  does: string
  /**
   * @param given the arguments, as many as the command takes, without those left out
   * @returns the lines to print
   * @throws an error whose message says how to fix the problem
   */
  run(site: OperatedSite & { options: GivenOptions }, ...given: readonly string[]): Promise<string[]>
}
