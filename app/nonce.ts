import { createContext } from 'react'

/** The nonce that inline scripts of a per-user page carry; undefined on cached pages and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
