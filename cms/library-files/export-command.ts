import { runExport } from './run-export.ts'

// Runs `npm run content:export`; docs/decisions/0022-library-format.md describes the files.

const { code, lines } = await runExport(process.argv.slice(2), process.env, console.error)
for (const line of lines) {
  if (code === 0) console.log(line)
  else console.error(line)
}
process.exitCode = code
