import type { ComponentProps } from 'react'
import { ContentImage } from '#app/blocks/media/content-image.tsx'

/** A picture that only decorates: readers of the screen pass over it, whatever its file is called. */
export function Ornament({ image, ...rest }: ComponentProps<typeof ContentImage>) {
  return <ContentImage {...rest} image={{ ...image, altText: '' }} />
}
