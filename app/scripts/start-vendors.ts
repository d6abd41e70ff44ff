import { allowedBy } from '#app/shell/consent.ts'
import { loadOnce } from './load-once.ts'

const load = loadOnce((scripts, _: HTMLElement) => scripts.loadVendors())

/** Starts what other companies do on this site, where the operator set any up and the visitor agreed to some of it. */
export async function startVendors(): Promise<void> {
  const root = document.documentElement
  const { vendors, consent } = root.dataset
  const allowed = allowedBy(consent)
  if (vendors === undefined || allowed.length === 0) return
  const script = await load(root)
  script?.startVendors(vendors.split(' '), allowed)
}
