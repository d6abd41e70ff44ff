import type { Schema } from '#server/database/schema.ts'

/**
 * Columns that hold nothing of a person. All others are in docs/privacy.md, with why they are stored and for how long; a
 * column that is in neither list fails a test. 'all' also covers columns that are added later, and is for tables that
 * no visitor writes to.
 */
export const nonPersonalColumns: { readonly [Table in keyof Schema]?: 'all' | readonly string[] } = {
  secret: 'all',
  topic: 'all',
  school_release: 'all',
  school: 'all',
  school_cost_file: 'all',
  school_cost: 'all',
  lender: 'all',
  lender_payment: 'all',
  card_issuer: 'all',
  card_issuer_payment: 'all',
  catalog_item: 'all',
  catalog_version: 'all',
  card_survey: 'all',
  fetched_file: 'all',
  // Editors write these. Of people they name only authors, as the site shows them.
  content_dataset: 'all',
  content_document: 'all',
  content_transaction: 'all',
  content_change: 'all',
  content_blob: 'all',
  content_blob_chunk: 'all',
  content_setting: 'all',
  attempt: ['used', 'ends_at'],
  password_reset: ['expires_at'],
  email_change: ['expires_at'],
  pending_sign_in: ['expires_at'],
  passkey_challenge: ['challenge', 'purpose', 'expires_at'],
  operator_log: ['id', 'at', 'os_user', 'command'],
  reward_program: 'all',
  reward: ['program_id'],
  reward_code: ['id', 'program_id', 'code_hash'],
  // A choice of an offer, for no browser, address or account. The school is one of thousands of visitors.
  outbound_click: ['id', 'offer_id', 'name', 'opeid', 'clicked_at'],
  draft: ['line', 'flow', 'expires_at'],
  form_reply: ['form_hash', 'expires_at'],
  refinance_application: ['expires_at'],
  own_item: ['id', 'line', 'expires_at'],
  // The public record. Its hashes lead to people only through drawing_contact.
  drawing: 'all',
  drawing_entry: ['hash', 'drawing_id', 'method'],
  drawing_contact: ['drawing_id'],
  drawing_request: ['drawing_id', 'method'],
  mail: ['id', 'kind', 'state', 'tries', 'due_at', 'lease_ends_at', 'problem', 'created_at', 'ended_at'],
}
