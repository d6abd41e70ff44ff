/** The publication of a yearly figure, and where we read the figure. */
export interface Source {
  publisher: string
  title: string
  url: string
  /** The day the figures were last read, as `YYYY-MM-DD`. */
  checkedOn: string
  /** The page on which the figures were really read: the publication itself, or one that quotes it. */
  readIn: string
}
