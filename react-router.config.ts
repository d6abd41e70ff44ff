import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  // server/build.ts builds into a separate folder and swaps it in when the build is complete.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // Puts all routes into one manifest file, so React Router serves no route discovery. The build deletes the
  // file, because these pages have no router in the browser.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
