import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every URL is in one small manifest file, so navigation asks the server for nothing but data.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
