/** The part of the logger that code outside the server uses; pino provides it. */
export interface Log {
  info(details: object | string, message?: string): void
  warn(details: object | string, message?: string): void
  error(details: object | string, message?: string): void
}
