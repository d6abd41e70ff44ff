import { flowDrafts } from '#kit/questions/flow-draft.server.ts'
import { refinanceFlows } from './flows.ts'
import { readers } from './questions.ts'

/** What the visitor answered about refinancing, and what the questions keep of it. */
export const { find: readRefinanceDraft, save: pruneRefinanceDraft } = flowDrafts({
  flows: refinanceFlows,
  readers,
})
