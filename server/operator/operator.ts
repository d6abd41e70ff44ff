import { operate } from './operate.ts'

// `npm run operator -- COMMAND`. `--help` lists the commands.

const { code, lines } = await operate(process.argv.slice(2), process.env, { say: console.error })
for (const line of lines) {
  if (code === 0) console.log(line)
  else console.error(line)
}
process.exitCode = code
