import type { CSSProperties } from 'react'

/**
 * The colors of emails, by what they are used for: first in the light theme, then in the dark one. Mail programs
 * know no custom properties, so the hex values of app/styles/tokens.css stand here once more; a test holds them
 * to the tokens of the same names.
 */
export const emailColors = {
  text: {
    ink: ['#1b1130', '#f4effc'],
    soft: ['#5a4f73', '#b9aed1'],
    link: ['#6a2bd0', '#c3a3ff'],
    'on-brand': ['#ffffff', '#170d2b'],
  },
  ground: {
    paper: ['#faf7ff', '#120c20'],
    card: ['#ffffff', '#1c1430'],
    brand: ['#8447eb', '#a97bff'],
  },
  edge: {
    line: ['#e6def4', '#3a2d59'],
  },
} as const

type Uses = typeof emailColors
type Use = keyof Uses
type Colors = { [Each in Use]?: keyof Uses[Each] }

const properties = { text: 'color', ground: 'background-color', edge: 'border-color' } as const

/**
 * Returns the attributes of an element in these colors: the light ones as its own style, which every mail program
 * shows, and the classes of the dark ones.
 */
export function paint({ text, ground, edge }: Colors, style: CSSProperties = {}) {
  const colors: CSSProperties = {}
  if (text) colors.color = emailColors.text[text][0]
  if (ground) colors.backgroundColor = emailColors.ground[ground][0]
  if (edge) colors.borderColor = emailColors.edge[edge][0]
  const names = [text && `text-${text}`, ground && `ground-${ground}`, edge && `edge-${edge}`]
  return { className: names.filter(Boolean).join(' '), style: { ...style, ...colors } }
}

/** The style sheet of an email's head: dark colors for mail programs that follow the reader's color mode. */
export const darkEmailCss = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${writeDarkRules()}}`

function writeDarkRules(): string {
  return Object.entries(emailColors)
    .flatMap(([use, colors]) =>
      Object.entries(colors).map(
        ([name, [, dark]]) => `.${use}-${name}{${properties[use as Use]}:${dark}!important}`,
      ),
    )
    .join('')
}
