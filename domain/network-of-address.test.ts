import { expect, test } from 'vitest'
import { isLoopback, toNetwork } from './network-of-address.ts'

test('an IPv4 address is its own network, however it is written', () => {
  for (const address of [
    '192.0.2.9',
    '::ffff:192.0.2.9',
    '::FFFF:192.0.2.9',
    '::ffff:c000:209',
    '0:0:0:0:0:ffff:192.0.2.9',
  ]) {
    expect(toNetwork(address, 48), address).toBe('192.0.2.9')
  }
  expect(toNetwork('192.0.2.10', 48)).toBe('192.0.2.10')
})

test('an IPv6 address belongs to its first bits, however it is written', () => {
  const network = toNetwork('2001:db8:1:2::1', 64)
  for (const same of ['2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2::', '2001:db8:1:2::7%eth0']) {
    expect(toNetwork(same, 64), same).toBe(network)
  }
  expect(toNetwork('2001:db8:1:3::1', 64)).not.toBe(network)
  expect(toNetwork('2001:db8:1:3::1', 48)).toBe(toNetwork('2001:db8:1:2::1', 48))
  expect(toNetwork('2001:db8:2:2::1', 48)).not.toBe(toNetwork('2001:db8:1:2::1', 48))
  expect(toNetwork('::1', 64)).toBe('0:0:0:0')
})

test('only addresses and names of this machine are loopback', () => {
  for (const host of [
    'localhost',
    'LOCALHOST',
    '127.0.0.1',
    '127.9.8.7',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
  ]) {
    expect(isLoopback(host), host).toBe(true)
  }
  for (const host of [
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '128.0.0.1',
    '2001:db8::1',
    'localhost.example',
    '127.0.0.1.example',
    '',
  ]) {
    expect(isLoopback(host), host).toBe(false)
  }
})
