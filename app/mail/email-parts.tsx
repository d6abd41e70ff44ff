import { formatDate } from '#domain/dates.ts'
import type { EmailItem, EmailPart } from './email.ts'
import { paint } from './email-colors.ts'
import { mailText } from './messages.ts'

const text = { margin: '0 0 16px' }
const note = paint({ text: 'soft' }, { margin: '0 0 16px', fontSize: 16 })
const address = paint(
  { text: 'soft' },
  { margin: '0 0 16px', fontSize: 14, lineHeight: 1.4, overflowWrap: 'anywhere' },
)
const link = paint({ text: 'link' })
const button = paint(
  { ground: 'brand', text: 'on-brand' },
  {
    display: 'inline-block',
    margin: '8px 0 16px',
    padding: '16px 24px',
    borderRadius: 12,
    fontWeight: 700,
    lineHeight: 1.2,
    textDecoration: 'none',
  },
)

/** One part of an email as HTML. */
export function EmailPartView({ part }: { part: EmailPart }) {
  switch (part.kind) {
    case 'text':
      return <p style={text}>{part.text}</p>
    case 'note':
      return <p {...note}>{part.text}</p>
    case 'button':
      return (
        <div>
          <a href={part.url} {...button}>
            {part.label}
          </a>
          {/* For programs that show no buttons, and readers who check where a link leads. */}
          <p {...address}>
            {mailText.orCopy}{' '}
            <a href={part.url} {...link}>
              {part.url}
            </a>
          </p>
        </div>
      )
    case 'list':
      return <Rows items={part.items} />
  }
}

const row = {
  padding: '12px 0',
  borderWidth: '0 0 1px',
  borderStyle: 'solid',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
} as const
const cell = paint({ edge: 'line' }, row)
const tileCell = paint({ edge: 'line' }, { ...row, width: 72 })
const amountText = paint(
  { text: 'ink' },
  { display: 'block', fontSize: 26, fontWeight: 800, lineHeight: 1.15, letterSpacing: '-0.03em' },
)
const itemLink = paint({ text: 'link' }, { fontWeight: 600 })

/** Rows with hairlines, in a table, because some mail programs lay out nothing else. */
function Rows({ items }: { items: readonly EmailItem[] }) {
  const hasTiles = items.some(({ date }) => date)
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 16px', fontSize: 18 }}
    >
      <tbody>
        {items.map((item) => (
          <tr key={item.text}>
            {hasTiles ? (
              <td valign="top" {...tileCell}>
                {item.date ? <DateTile date={item.date} /> : null}
              </td>
            ) : null}
            <td {...cell}>
              <Words {...item} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Words({ text, name = text, url, amount }: EmailItem) {
  return (
    <>
      {amount ? <span {...amountText}>{amount}</span> : null}
      {url ? (
        <>
          <a href={url} {...itemLink}>
            {name}
          </a>
          {text.slice(name.length)}
        </>
      ) : (
        text
      )}
    </>
  )
}

const tile = { width: 56, borderCollapse: 'separate', textAlign: 'center' } as const
const month = paint(
  { ground: 'brand', text: 'on-brand' },
  { borderRadius: '10px 10px 0 0', fontSize: 14, fontWeight: 700, lineHeight: '22px' },
)
const day = paint(
  { text: 'ink', edge: 'line' },
  {
    borderWidth: '0 1px 1px',
    borderStyle: 'solid',
    borderRadius: '0 0 10px 10px',
    fontSize: 24,
    fontWeight: 800,
    lineHeight: '34px',
  },
)

/** A page of a calendar. It is hidden from screen readers, because the words beside it state the date. */
function DateTile({ date }: { date: string }) {
  return (
    <table role="presentation" aria-hidden cellPadding={0} cellSpacing={0} style={tile}>
      <tbody>
        <tr>
          <td {...month}>{formatDate(date, 'Month D, YYYY').slice(0, 3)}</td>
        </tr>
        <tr>
          <td {...day}>{Number(date.slice(8))}</td>
        </tr>
      </tbody>
    </table>
  )
}
