import type { ImageService } from '#app/blocks/page-scope.tsx'

interface ContentSettings {
  projectId: string
  dataset: string
  /** The hosted service's address; undefined: this server answers for itself. */
  apiHost: string | undefined
}

/** Where the pictures of the content are made. A hosted service has a host of its own for them. */
export function imageServiceOf({ projectId, dataset, apiHost = '' }: ContentSettings): ImageService {
  // The rule of the official library: cdn.sanity.io beside api.sanity.io, and any other host for itself.
  return { baseUrl: apiHost.replace(/^https:\/\/api\./, 'https://cdn.'), projectId, dataset }
}
