/** Where a yearly figure is published. */
export interface Source {
  publisher: string
  title: string
  url: string
  /** The day the figures were last compared with other publications of them, `YYYY-MM-DD`. */
  checkedOn: string
  /**
   * `confirmed`: the figures were read in publications of them. `recalled`: they were written down from memory and agree
   * with what else is known, but no publication of them has been read yet.
   */
  evidence: 'confirmed' | 'recalled'
  /** Where they were read, or what they agree with. */
  readIn: string
}
