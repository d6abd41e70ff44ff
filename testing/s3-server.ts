import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** Starts a server that speaks the protocol of Amazon S3 and checks signatures, with one empty bucket. */
export async function s3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'bursar-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'originals' }],
  })
  const { port } = await server.run()
  return {
    /** As ASSETS_URL has it, with the keys that this server accepts. */
    assetsUrl: `http://S3RVER:S3RVER@127.0.0.1:${port}/originals`,
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
