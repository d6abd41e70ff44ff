import encodeQR from 'qr'

/** A QR code as a drawing: the side of its square in modules, quiet zone included, and the dark ones as an SVG path. */
export interface QrCode {
  size: number
  path: string
}

/** The standard asks for four empty modules around a code (ISO/IEC 18004). */
const quietModules = 4

export function drawQrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietModules })
  return { size: rows.length, path: rows.map((row, y) => drawRow(row, y)).join('') }
}

/** Draws each run of dark modules as one bar. */
function drawRow(row: readonly boolean[], y: number): string {
  const marks = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...marks.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')
}
