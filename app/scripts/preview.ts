// Reloads every page of a preview when content that it shows changes. The markup is in
// app/shell/preview-bar.tsx; without this script, editors reload the page themselves.
import { ownApi } from '#server/config/own-api.ts'

/** An editor's program writes several times a second. */
const PAUSE_MS = 200

const bar = document.getElementById('preview')
if (bar) follow(bar.dataset)

function follow({ position = '', topics = '[]' }: DOMStringMap) {
  const shown = new Set<unknown>(JSON.parse(topics))
  const address = location.pathname + location.search
  const events = new EventSource(`${ownApi}/preview/events?${new URLSearchParams({ position })}`)
  let planned = 0
  events.addEventListener('open', () => showState('live'))
  events.addEventListener('moved', ({ data }) => {
    const moved: unknown = JSON.parse(data)
    // This script cannot know what the page shows if its address changed without loading a document.
    const isShown = location.pathname + location.search !== address
    if (!isShown && !(Array.isArray(moved) && moved.some((topic) => shown.has(topic)))) return
    clearTimeout(planned)
    planned = window.setTimeout(() => location.reload(), PAUSE_MS)
  })
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) showState('ended')
  })
}

function showState(what: 'live' | 'ended') {
  const status = document.querySelector<HTMLElement>('[data-preview-status]')
  if (status) status.textContent = status.dataset[what] ?? ''
}
