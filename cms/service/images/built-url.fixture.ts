import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { contentServer } from '#content/assets/content-server.fixture.ts'
import { memoryStore } from '#content/assets/memory-store.fixture.ts'
import { pixelAt, quarters } from './test-images.fixture.ts'

/** Builds an image URL with the official builder. */
export type Build = (image: ImageUrlBuilder) => { url(): string }

export const builder = createImageUrlBuilder({
  projectId: 'project1',
  dataset: 'production',
  baseUrl: 'http://here',
})

/**
 * Starts a server with one image of 600 by 400 pixels in four colors and requests the URLs of the official
 * builder.
 */
export async function serverOfQuarters() {
  const server = await contentServer(memoryStore())
  const bytes = await quarters(600, 400).png().toBuffer()
  const id: string = (await server.upload(bytes, '?filename=quarters.png')).json().document._id
  return {
    ...server,
    id,
    async askFor(build: Build, accept = '*/*') {
      const url = build(builder.image(id)).url().replace('http://here/', '')
      const answer = await server.ask(url, { accept })
      if (answer.statusCode !== 200) throw new Error(`${url} responded with ${answer.payload.slice(0, 300)}`)
      const { format, width, height, isProgressive } = await sharp(answer.rawPayload).metadata()
      const at = (x: number, y: number) => pixelAt(answer.rawPayload, x, y)
      return { answer, format, width, height, isProgressive, at }
    },
  }
}
