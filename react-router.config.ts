import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // server/build.ts builds beside the pages in use and moves them there when they are whole.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // Every URL is in one small manifest file, so navigation asks the server for nothing but data.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
