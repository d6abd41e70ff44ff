/** Whether a text is one figure, such as `$5,500`, `6.53 %`, `-2` or a living figure: a column of them is set to the end. */
export function isFigure(text: string): boolean {
  return /^(?:[-−+]?\s?\$?\s?\d[\d,.]*\s?%?|\{\{\s*\w+\.[^{}]*\}\}|[—–-])$/.test(text)
}
