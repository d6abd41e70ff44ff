// The inline script at the end of every page: it handles everything that needs no React, and loads the rest
// at the first input.

import { trackPageView } from '#app/shell/analytics.ts'
import { createPageStore } from '#app/shell/page-store.ts'
import { ownApi } from '#server/config/own-api.ts'
import { listenForColorMode } from './color-mode.ts'
import { listenForCopyAndPrint } from './copy-and-print.ts'
import { listenForMenus } from './menus.ts'
import { listenForSearch } from './open-search.ts'
import { prefetchNearLinks } from './prefetch.ts'
import { saveForOffline } from './save-offline.ts'
import { showSession } from './session.ts'
import { showToasts } from './show-toasts.ts'
import { startAtFirstInput } from './start.ts'
import { startPromos } from './start-promos.ts'
import { startVendors } from './start-vendors.ts'
import { listenForTooltips } from './tooltips.ts'

const { api: apiUrl = ownApi } = document.documentElement.dataset
window.pageStore = createPageStore({ apiUrl })
const { session, toasts } = window.pageStore

startAtFirstInput()
showToasts(toasts)
listenForColorMode()
listenForMenus()
listenForSearch(apiUrl)
listenForTooltips()
listenForCopyAndPrint(toasts)
showSession(session)
prefetchNearLinks()
trackPageView(location.pathname)
saveForOffline()
startVendors()
startPromos(apiUrl)
