import type { ReactNode } from 'react'

// Colors are attributes, so that a drawing is whole without the style sheet: the image of a shared link has none.
const paint = (token: string) => `var(--${token})`
const ink = { fill: paint('ink') }
const one = { fill: paint('c-1') }
const two = { fill: paint('c-2') }
const three = { fill: paint('c-3') }
const paper = { fill: paint('card') }
const line = { stroke: paint('ink') }
const sheet = { ...paper, ...line }
const onSolid = { stroke: paint('card') }
const saved = { stroke: paint('good') }
const sign = { stroke: paint('c-3') }
const blank = { stroke: paint('c-1'), strokeDasharray: '5 5' }
const dots = { stroke: paint('c-2'), strokeWidth: 5 }
const tiles = { ...two, stroke: paint('c-2') }
const someTiles = { ...one, stroke: paint('c-1') }
const shackle = { ...line, strokeWidth: 6 }
const keyBow = { ...sign, strokeWidth: 6 }

/**
 * The parts of each drawing, 72 by 72, which stand on a line at 66. Shapes are solid in the colors of the
 * charts; only a sheet of paper has an outline, so that it shows on a white card too.
 */
export const drawings = {
  cap: (
    <>
      <path {...two} d="M14 46h46v19H14a8 8 0 0 1-8-8v-3a8 8 0 0 1 8-8z" />
      <path {...paper} d="M16 51h44v9H16a4.5 4.5 0 0 1 0-9z" />
      <path {...one} d="M19 24v14c0 9.5 34 9.5 34 0V24z" />
      <path {...ink} d="M34.3 7.4a4 4 0 0 1 3.4 0L65 19.5 37.7 32.1a4 4 0 0 1-3.4 0L7 19.5z" />
      <path {...line} d="M62 20v17" />
      <circle {...three} cx="62" cy="39" r="4.5" />
    </>
  ),
  coin: (
    <>
      <rect {...two} x="5" y="55" width="30" height="10" rx="5" />
      <rect {...one} x="8" y="44" width="30" height="10" rx="5" />
      <rect {...two} x="5" y="33" width="30" height="10" rx="5" />
      <circle {...three} cx="46" cy="43" r="22" />
      <circle {...onSolid} cx="46" cy="43" r="16.5" />
      <path
        {...onSolid}
        d="M46 32.5v21M51.5 38c-1.5-2-3.5-2.5-5.5-2.5-6.5 0-6.5 6.5 0 7.5s6.5 7.5 0 7.5c-2 0-4-.5-5.5-2.5"
      />
    </>
  ),
  medal: (
    <>
      <path {...two} d="M13 6h15l12 26-13 6z" />
      <path {...one} d="M59 6H44L32 32l13 6z" />
      <circle {...three} cx="36" cy="44" r="21" />
      <path
        {...paper}
        d="m36 30.5 4.2 8.4 9.3 1.3-6.7 6.5 1.6 9.2-8.4-4.4-8.4 4.4 1.6-9.2-6.7-6.5 9.3-1.3z"
      />
    </>
  ),
  letter: (
    <>
      <path {...one} d="M6 37l9-7h42l9 7v8H6z" />
      <rect {...sheet} x="17" y="7" width="38" height="48" rx="8" />
      <path {...line} d="m24 18 3 3 5-6M24 30l3 3 5-6M38 18h10M38 30h10" />
      <path {...two} d="M6 37l23 14.5a13 13 0 0 0 14 0L66 37v16a12 12 0 0 1-12 12H18A12 12 0 0 1 6 53z" />
    </>
  ),
  calendar: (
    <>
      <rect {...sheet} x="8" y="12" width="56" height="53" rx="12" />
      <path {...one} d="M8 24a12 12 0 0 1 12-12h32a12 12 0 0 1 12 12v5H8z" />
      <rect {...line} x="8" y="12" width="56" height="53" rx="12" />
      <path {...ink} d="M20 9a3 3 0 0 1 6 0v9a3 3 0 0 1-6 0zM46 9a3 3 0 0 1 6 0v9a3 3 0 0 1-6 0z" />
      <path {...dots} d="M20 39h0M31 39h0M42 39h0M53 39h0M20 51h0M31 51h0" />
      <circle {...three} cx="48" cy="52" r="10" />
      <path {...onSolid} d="m43.5 52.5 3 3 6-6.5" />
    </>
  ),
  card: (
    <>
      <path {...one} d="M14 24V20a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8z" />
      <rect {...ink} x="5" y="23" width="56" height="42" rx="10" />
      <path {...three} d="M5 32h56v9H5z" />
      <path {...onSolid} d="M13 54h14" />
      <circle {...two} cx="50" cy="53" r="6" />
      <circle {...one} cx="43" cy="53" r="6" />
    </>
  ),
  bars: (
    <>
      <rect {...ink} x="8" y="8" width="25" height="57" rx="10" />
      <rect {...saved} x="40" y="9" width="24" height="24" rx="10" strokeDasharray="5 5" />
      <rect {...one} x="39" y="38" width="26" height="27" rx="10" />
      <path {...saved} d="M52 15v12m-5-5 5 5 5-5" />
    </>
  ),
  umbrella: (
    <>
      <rect {...sheet} x="44" y="44" width="16" height="21" rx="4" />
      <path {...line} d="M49 51h6M49 57h6" />
      <circle {...three} cx="20" cy="55" r="10" />
      <circle {...onSolid} cx="20" cy="55" r="5.5" />
      <path {...line} d="M36 4v61" />
      <path
        {...one}
        d="M4 37C4 20 18 8 36 8s32 12 32 29c-5-5-11-5-16 0-5-5-11-5-16 0-5-5-11-5-16 0-5-5-11-5-16 0z"
      />
      <path {...two} d="M20 37C20 22 26 10 36 8c10 2 16 14 16 29-5-5-11-5-16 0-5-5-11-5-16 0z" />
    </>
  ),
  people: (
    <>
      <circle {...one} cx="16" cy="30" r="9" />
      <path {...one} d="M4 65V54a12 12 0 0 1 24 0v11z" />
      <circle {...ink} cx="56" cy="30" r="9" />
      <path {...ink} d="M44 65V54a12 12 0 0 1 24 0v11z" />
      <rect {...sheet} x="22" y="18" width="28" height="37" rx="6" />
      <path {...line} d="M29 28h14M29 35h9" />
      <path {...sign} d="M29 46c3-5 5 3 8-1s4 1 6-1" />
    </>
  ),
  magnifier: (
    <>
      <path {...ink} d="m42 48 6-6 17.5 17.5a4 4 0 0 1-5.5 5.5z" />
      <circle {...one} cx="30" cy="30" r="25" />
      <circle {...paper} cx="30" cy="30" r="18" />
      <rect {...two} x="19" y="31" width="6" height="9" rx="2" />
      <rect {...three} x="27" y="25" width="6" height="15" rx="2" />
      <rect {...one} x="35" y="20" width="6" height="20" rx="2" />
    </>
  ),
  wallet: (
    <>
      <rect {...three} x="19" y="8" width="38" height="34" rx="8" />
      <rect {...two} x="12" y="15" width="42" height="34" rx="8" />
      <rect {...one} x="5" y="24" width="60" height="41" rx="12" />
      <path {...ink} d="M65 36H52a8.5 8.5 0 0 0 0 17h13z" />
      <circle {...paper} cx="53" cy="44.5" r="3.5" />
    </>
  ),
  step: (
    <>
      <path {...two} d="M5 59a6 6 0 0 1 6-6h16v12H5z" />
      <path {...one} d="M25 47a6 6 0 0 1 6-6h16v24H25z" />
      <path {...ink} d="M45 35a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v30H45z" />
      <path {...line} d="M56 29V5" />
      <path {...three} d="M56 5h-15c-2 0-2.5 1.5-1.5 3l3 3.5-3 3.5c-1 1.5-.5 3 1.5 3h15z" />
      <circle {...three} cx="15" cy="44" r="9" />
      <circle {...onSolid} cx="15" cy="44" r="4.5" />
    </>
  ),
  key: (
    <>
      <path {...shackle} d="M14 34v-9a11 11 0 0 1 22 0v9" />
      <rect {...one} x="5" y="32" width="40" height="33" rx="12" />
      <path {...paper} d="M25 42a4.5 4.5 0 0 1 2.5 8.2V55h-5v-4.8A4.5 4.5 0 0 1 25 42z" />
      <circle {...keyBow} cx="58" cy="24" r="7.5" />
      <path {...keyBow} d="M58 34v28M58 47h-5M58 57h-5" />
    </>
  ),
  map: (
    <>
      <path
        {...tiles}
        d="M3 15h6v6h-6zm10 0h6v6h-6zm10 0h6v6h-6zm40 0h6v6h-6zM3 25h6v6h-6zm20 0h6v6h-6zm10 0h6v6h-6zm10 0h6v6h-6zm20 0h6v6h-6zM13 35h6v6h-6zm10 0h6v6h-6zm10 0h6v6h-6zm10 0h6v6h-6zM13 45h6v6h-6zm20 0h6v6h-6zm10 0h6v6h-6zm10 0h6v6h-6zM23 55h6v6h-6zm30 0h6v6h-6z"
      />
      <path
        {...someTiles}
        d="M33 15h6v6h-6zM13 25h6v6h-6zm40 0h6v6h-6zM3 35h6v6h-6zm50 0h6v6h-6zM23 45h6v6h-6zM33 55h6v6h-6z"
      />
      <path {...three} d="M33 45c-6-7-11-12-11-20a11 11 0 0 1 22 0c0 8-5 13-11 20z" />
      <circle {...paper} cx="33" cy="25" r="4.5" />
    </>
  ),
  'open-calendar': (
    <>
      <rect {...sheet} x="8" y="12" width="56" height="53" rx="12" />
      <path {...two} d="M8 24a12 12 0 0 1 12-12h32a12 12 0 0 1 12 12v5H8z" />
      <rect {...line} x="8" y="12" width="56" height="53" rx="12" />
      <path {...ink} d="M20 9a3 3 0 0 1 6 0v9a3 3 0 0 1-6 0zM46 9a3 3 0 0 1 6 0v9a3 3 0 0 1-6 0z" />
      <path {...dots} d="M20 39h0M31 39h0M42 39h0M53 39h0M20 51h0M31 51h0" />
      <circle {...blank} cx="48" cy="52" r="8.5" />
    </>
  ),
  'empty-wallet': (
    <>
      <path {...two} d="M5 34 53 9c4-2 8 0 8 4v21z" />
      <rect {...one} x="5" y="24" width="60" height="41" rx="12" />
      <rect {...paper} x="12" y="29" width="46" height="5" rx="2.5" />
      <path {...ink} d="M65 40H52a8 8 0 0 0 0 16h13z" />
      <circle {...paper} cx="53" cy="48" r="3.5" />
    </>
  ),
  'blank-cards': (
    <>
      <rect {...blank} x="15" y="10" width="52" height="38" rx="10" />
      <rect {...sheet} x="5" y="24" width="54" height="41" rx="10" />
      <rect {...two} x="13" y="33" width="12" height="9" rx="3" />
      <path {...line} d="M13 54h14M42 54h9" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

/** The attributes of a picture that shows a drawing. */
export const canvas = {
  viewBox: '0 0 72 72',
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The line that every drawing stands on. */
export const floor = <path {...line} d="M4 66h64" />
