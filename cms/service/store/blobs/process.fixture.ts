import { openDatabase } from '../../../../server/database/database.ts'
import { openBlobs } from './open-blobs.ts'

/*
 * A second process for tests: `node cms/service/store/blobs/process.fixture.ts PLACE SHA1 FILE` puts a blob. It prints a
 * line before it begins, and one when the blob is stored.
 */

const [place = '{}', sha1 = '', file = ''] = process.argv.slice(2)
const { dataDir, databaseUrl } = JSON.parse(place)
const database = await openDatabase({ dataDir, databaseUrl })
console.log('ready')
await openBlobs({ database, dataDir }).put(sha1, file)
console.log('stored')
await database.close()
