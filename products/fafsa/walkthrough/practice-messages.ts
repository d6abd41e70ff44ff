import type { PracticeEffect } from '#domain/fafsa-form/practice.ts'

/** Texts of the practice of a part, apart from those of the pages, so that the browser loads no others. */
export const practiceText = {
  noScript:
    'Without JavaScript, your choices are sent to us when you press the button. We keep the page with your answers for a day, encrypted, and only this browser can open it.',
  check: 'Check my answers',
  caught: (count: number) => (count === 1 ? '1 mistake caught' : `${count} mistakes caught`),
  nothingCaught: 'No mistakes so far',
  answered: (count: number, of: number) => `${count} of ${of} answered`,
  effect: {
    stops: 'Stops the form',
    costs: 'Changes your aid',
    check: 'Double-check',
    right: 'Good',
  } satisfies Record<PracticeEffect, string>,
  mark: 'I have rehearsed this part',
} as const
