import { describe, expect, it } from 'vitest'
import { ContentError } from '#content/errors.ts'
import { parseImageParameters } from './image-parameters.ts'

const parse = (query: string) => {
  const values: Record<string, string | string[]> = {}
  const search = new URLSearchParams(query)
  for (const name of search.keys()) {
    const [first = '', ...more] = search.getAll(name)
    values[name] = more.length > 0 ? [first, ...more] : first
  }
  return parseImageParameters(values)
}

function catchRefusal(query: string): ContentError {
  try {
    parse(query)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error(`"${query}" was taken`)
}

describe('refusals', () => {
  it.each([
    'fit=cover',
    'fit=',
    'fit=CROP',
    'fit=clip&fit=crop',
    'crop=middle',
    'crop=',
    'crop=top,bottom',
    'crop=left,right',
    'crop=top,top',
    'crop=focalpoint,top',
    'crop=top,',
    'crop=faces',
    'auto=compress',
    'auto=',
    'auto=format,compress',
    'frame=0',
    'frame=2',
    'frame=',
    'frame=01',
    'fm=avif',
    'fm=gif',
    'fm=',
    'fm=jpeg',
    'w=0',
    'w=-1',
    'w=8193',
    'w=1.5',
    'w=abc',
    'w=',
    'w=1e3',
    'w=0x10',
    'w=100&w=200',
    'h=0',
    'h=NaN',
    'h=99999999999',
    'min-w=0',
    'max-h=-5',
    'q=-1',
    'q=101',
    'q=high',
    'dpr=0.5',
    'dpr=3.1',
    'dpr=-1',
    'dpr=two',
    'blur=0',
    'blur=2001',
    'sharp=-1',
    'sharp=101',
    'sat=-50',
    'sat=100',
    'invert=yes',
    'flip=x',
    'flip=hh',
    'flip=',
    'or=45',
    'or=-90',
    'or=360',
    'bg=12',
    'bg=12345',
    'bg=1234567',
    'bg=red',
    'bg=#ffffff',
    'bg=',
    'pad=-1',
    'pad=2001',
    'rect=1,2,3',
    'rect=1,2,3,4,5',
    'rect=-1,0,10,10',
    'rect=0,0,0,10',
    'rect=0,0,10,0',
    'rect=a,b,c,d',
    'rect=1.5,0,1,1',
    'rect=',
    'fp-x=-0.1',
    'fp-x=1.1',
    'fp-y=2',
    'fp-y=x',
    'cs=rgb',
    'dl=a&dl=b',
    `dl=${'x'.repeat(256)}`,
  ])('%s', (query) => {
    const { status, body } = catchRefusal(query)
    expect(status).toBe(400)
    const name = query.split('=')[0]
    expect(body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: expect.stringContaining(`"${name}"`),
    })
  })
})

describe('accepted parameters', () => {
  it.each([
    ['crop=top,left', { crop: 'top,left' }],
    ['crop=left,top', { crop: 'left,top' }],
    ['crop=bottom', { crop: 'bottom' }],
    ['crop=entropy', { crop: 'entropy' }],
    ['dpr=1.5', { dpr: 1.5 }],
    ['q=0', { q: 0 }],
    ['blur=2000', { blur: 2000 }],
    ['sat=-100', { sat: '-100' }],
    ['flip=hv', { flip: 'hv' }],
    ['or=270', { or: 270 }],
    ['rect=0,10,20,30', { rect: { left: 0, top: 10, width: 20, height: 30 } }],
    ['invert=true', { invert: true }],
    ['invert', { invert: true }],
    ['invert=false', { invert: false }],
    ['fp-x=0.25&fp-y=1', { 'fp-x': 0.25, 'fp-y': 1 }],
    ['dl=', { dl: '' }],
    ['v=7&unknown=x', {}],
  ])('%s', (query, found) => {
    expect(parse(query)).toMatchObject(found)
  })

  it.each([
    ['f80', { r: 255, g: 136, b: 0, alpha: 1 }],
    ['8f80', { r: 255, g: 136, b: 0, alpha: 136 / 255 }],
    ['FF8000', { r: 255, g: 128, b: 0, alpha: 1 }],
    ['80ff8000', { r: 255, g: 128, b: 0, alpha: 128 / 255 }],
  ])('bg=%s, alpha first', (value, color) => {
    expect(parse(`bg=${value}`).bg).toEqual(color)
  })
})
