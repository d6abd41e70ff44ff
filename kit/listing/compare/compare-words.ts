import { maxComparedInWords } from '#kit/listing/compared.ts'

/** The texts of a comparison that differ only by what is compared. */
export function compareWords(noun: 'loan' | 'card') {
  const nouns = `${noun}s`
  return {
    noun,
    crumb: 'Compare',
    title: (count: number) => (count === 1 ? `1 ${noun} to compare` : `${count} ${nouns} side by side`),
    empty: `Check two to ${maxComparedInWords} ${nouns} on the list, then press Compare.`,
    pick: `Choose ${nouns} to compare`,
    tooMany: `At most ${maxComparedInWords} ${nouns} fit side by side: these are the first ${maxComparedInWords} in the link.`,
    gone: (count: number) =>
      count === 1
        ? `1 ${noun} in this link is no longer listed, so it’s left out.`
        : `${count} ${nouns} in this link are no longer listed, so they’re left out.`,
    lonely: `Add a second ${noun} to see where they differ.`,
    assumed: 'Assumptions',
    change: 'Change the assumptions',
    caption: (count: number) =>
      count === 1 ? `What matters most about this ${noun}` : `Where these ${nouns} differ most, side by side`,
    noDifferences: `These ${nouns} are the same in everything we compare.`,
    more: (count: number, rows: number) =>
      count === 1 ? `More about this ${noun} (${rows})` : `More differences (${rows})`,
    moreCaption: (count: number) =>
      count === 1 ? 'What else we know about it' : `Where else these ${nouns} differ, side by side`,
    same: (rows: number) => `The same for all of these (${rows})`,
    actions: 'What next?',
    remove: 'Remove',
    addLabel: `Add a ${noun}`,
    add: 'Add',
    saveTitle: 'Save it or send it',
    download: 'Download as a file (CSV)',
    mail: 'Send by email',
    fit: {
      standing: 'On our list',
      refusedBy: 'Rules you don’t meet',
      unsettled: 'Rules we can’t check',
    },
    paid: 'Does it pay us?',
    isPaid: (isPaid: boolean, isSample: boolean) => {
      if (!isPaid) return 'No'
      return isSample ? 'It would, if it were real' : 'Yes'
    },
    file: { name: `${nouns}-side-by-side.csv`, madeOn: 'Created on', link: 'Link' },
  }
}

/** The texts of one product's comparison. */
export interface CompareWords extends ReturnType<typeof compareWords> {
  emptyTitle: string
  /** What the link, the file and the printout hold. */
  save: string
  mailSubject: string
  /** Says what the link in an email shows. */
  mailIntro: string
  /** Why an item is not in the visitor's list, in two or three words. */
  standingShort: Readonly<Record<string, string>>
}
