import sharp, { type Sharp } from 'sharp'

export type Rgb = [red: number, green: number, blue: number]

/** The colors of the four quarters of `quarters`, which tell a test which part it received. */
export const corner = {
  topLeft: [230, 30, 30],
  topRight: [30, 200, 30],
  bottomLeft: [30, 30, 230],
  bottomRight: [230, 210, 30],
} satisfies Record<string, Rgb>

/** Creates an image in four colors. */
export function quarters(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const top = y < height / 2
      const left = x < width / 2
      const color = top
        ? left
          ? corner.topLeft
          : corner.topRight
        : left
          ? corner.bottomLeft
          : corner.bottomRight
      pixels.set(color, (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Creates deterministic noise, as rough as the grain of a photo. */
export function grain(width: number, height: number): Sharp {
  let state = 1
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      state = (state * 48_271) % 2_147_483_647
      return 64 + (state % 128)
    }),
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Creates an opaque square on a transparent background. */
export const transparentPng = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: {
          create: {
            width: side / 2,
            height: side / 2,
            channels: 4,
            background: { r: 200, g: 0, b: 0, alpha: 1 },
          },
        },
      },
    ])
    .png()
    .toBuffer()

/** Creates an animation in which each frame has one color. */
export async function animatedGif(width: number, height: number, colors: Rgb[]): Promise<Buffer> {
  const frames = colors.map((color) => Buffer.alloc(width * height * 3).fill(Buffer.from(color)))
  return sharp(Buffer.concat(frames), {
    raw: { width, height: height * colors.length, channels: 3, pageHeight: height },
  })
    .gif({ delay: colors.map(() => 100) })
    .toBuffer()
}

/** Returns the color at a position given as fractions of width and height. */
export async function pixelAt(image: Buffer, x: number, y: number): Promise<Rgb> {
  const { data, info } = await sharp(image)
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, green = red, blue = red] = data.subarray(at, at + info.channels)
  return [red, green, blue]
}

/** Compares colors with a tolerance, because encoding changes them slightly. */
export function isNear(seen: Rgb, wanted: Rgb, by = 45): boolean {
  return seen.every((channel, index) => Math.abs(channel - (wanted[index] ?? 0)) <= by)
}
