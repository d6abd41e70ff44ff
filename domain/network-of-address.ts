/**
 * Returns the network that an address belongs to, under which limits count it. An IPv4 address stands for
 * itself, however it is written.
 *
 * @param ipv6Bits 64 counts a household, which usually has a /64; 48 also counts the customer of a provider
 *   who was given a /48 and can send from any of its 65,536 networks
 */
export function toNetwork(address: string, ipv6Bits: 48 | 64): string {
  const ipv4 = toIpv4(address)
  if (ipv4 !== undefined) return ipv4
  return toGroups(address)
    .slice(0, ipv6Bits / 16)
    .map((group) => group.toString(16))
    .join(':')
}

/** Whether an address or a host name reaches only this machine: 127.0.0.0/8, ::1 or localhost (RFC 6761). */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (name === 'localhost') return true
  const ipv4 = toIpv4(name)
  if (ipv4 !== undefined) return /^127(\.\d{1,3}){3}$/.test(ipv4)
  return toGroups(name).join(':') === '0:0:0:0:0:0:0:1'
}

/** Returns an IPv4 address, or one inside an IPv6 address (RFC 4291, 2.5.5.2), without its prefix. */
function toIpv4(address: string): string | undefined {
  if (!address.includes(':')) return address
  const [, dotted] = /^[0:]*:ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (dotted) return dotted
  const groups = toGroups(address)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:65535') return undefined
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** Returns the eight groups of an IPv6 address; `::` stands for the missing ones (RFC 4291, 2.2). */
function toGroups(address: string): number[] {
  const [withoutZone = ''] = address.split('%')
  const [left = [], right] = withoutZone
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16) || 0)))
  const zeros = right ? Math.max(0, 8 - left.length - right.length) : 0
  return [...left, ...Array<number>(zeros).fill(0), ...(right ?? [])]
}
