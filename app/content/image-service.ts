/** The service that produces images. */
export interface ImageService {
  /** Empty when this site serves images itself. */
  baseUrl: string
  projectId: string
  dataset: string
}

interface ContentSettings {
  projectId: string
  dataset: string
  /** The hosted service's address; undefined when this server serves content itself. */
  apiHost: string | undefined
}

/**
 * Returns the service that produces the content's images. A hosted service serves them from a separate host.
 */
export function toImageService({ projectId, dataset, apiHost = '' }: ContentSettings): ImageService {
  // Follows the official library: api.sanity.io becomes cdn.sanity.io, and any other host is used as is.
  return { baseUrl: apiHost.replace(/^https:\/\/api\./, 'https://cdn.'), projectId, dataset }
}
