/** The path of this server's own API; `API_URL` can name another host instead. */
export const ownApi = '/api'
