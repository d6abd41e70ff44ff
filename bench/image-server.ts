import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import sharp from 'sharp'
import { contentServer } from '#cms/service/assets/content-server.fixture.ts'
import { memoryStore } from '#cms/service/assets/memory-store.fixture.ts'

// Serves one photo in three ways: rendered by the content service, rendered by bare sharp, and as a static
// file. Prints their addresses as JSON and exits with its parent.

const folder = await mkdtemp(path.join(tmpdir(), 'bursar-bench-images-'))
const photo = await sharp({
  create: {
    width: 3000,
    height: 2000,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .blur(4)
  .jpeg({ quality: 90 })
  .toBuffer()

const { app, upload } = await contentServer(memoryStore(), { dataDir: folder })
const { document } = (await upload(photo)).json()
const form = `${document.path}?w=1200&h=800&fit=crop&fm=webp`
await mkdir(path.join(folder, 'static'))
await writeFile(path.join(folder, 'static', 'photo.webp'), (await app.inject({ url: `/${form}` })).rawPayload)

const others = Fastify()
others.register(fastifyStatic, { root: path.join(folder, 'static'), maxAge: '365d', immutable: true })
others.get<{ Querystring: { q: string } }>('/bare', async ({ query }, reply) => {
  const bytes = await sharp(photo)
    .resize(1200, 800, { fit: 'cover' })
    .webp({ quality: Number(query.q) })
    .toBuffer()
  return reply.type('image/webp').send(bytes)
})
const ours = await app.listen({ port: 0, host: '127.0.0.1' })
const theirs = await others.listen({ port: 0, host: '127.0.0.1' })
console.log(JSON.stringify({ form: `${ours}/${form}`, bare: `${theirs}/bare`, file: `${theirs}/photo.webp` }))
process.on('disconnect', async () => {
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})
