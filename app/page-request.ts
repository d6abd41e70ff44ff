import type { RouterContextProvider } from 'react-router'

/** What loaders and actions receive. */
export interface PageRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}
