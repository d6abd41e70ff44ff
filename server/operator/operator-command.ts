import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'

/** The site that a command works on. */
export interface OperatedSite {
  database: Database
  config: Config
  now(): Date
}

export interface OperatorCommand {
  /**
   * The command's arguments as the list of commands shows them, with spaces between; absent for none. One in brackets
   * may be left out.
   */
  takes?: string
  /** One line for the list of commands. */
  does: string
  /**
   * @param given the arguments, as many as the command takes, without those left out
   * @returns the lines to print
   * @throws an error whose message says how to fix the problem
   */
  run(site: OperatedSite, ...given: readonly string[]): Promise<string[]>
}
