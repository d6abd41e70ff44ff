/** Small and large files in the publishers' layouts, for tests. */
export type CostFileKind = keyof typeof layouts

const layouts = {
  charges: {
    name: 'IC2023_AY.csv',
    header:
      'UNITID,XTUIT1,TUITION1,XCHG1AY3,CHG1AY3,XCHG2AY3,CHG2AY3,CHG3AY3,CHG4AY2,CHG4AY3,CHG5AY3,CHG6AY3,CHG7AY3,CHG8AY3,XCHG9AY3,CHG9AY3 ',
    cells: 'R,9000,R,9500,R,10024,18634,2000,2192,11402,3864,11500,3900,A,2500',
  },
  aid: {
    name: 'sfa2223.csv',
    header:
      'UNITID,XUPGRNTP,UPGRNTP,UFLOANP,AGRNT_P,AGRNT_A,IGRNT_A,FLOAN_A,NPIST2,NPGRN2,NPIS412,NPT412,NPIS422,NPT422,NPIS432,NPT432,NPIS442,NPT442,NPIS452,NPT452',
    cells: 'R,64,59,86,12844,9530,6224,14559,.,12000,.,12500,.,15000,.,19000,.,21000,.',
  },
  completion: { name: 'drvgr2023.csv', header: 'UNITID,GRRTTOT,GRRTM', cells: '29,27' },
  scorecard: {
    name: 'Most-Recent-Cohorts-Institution_05192025.csv',
    header:
      'UNITID,OPEID,OPEID6,INSTNM,NPT4_PUB,NPT4_PRIV,NPT41_PUB,NPT41_PRIV,PCTPELL,PCTFLOAN,C150_4,C150_L4,RET_FT4,RET_FTL4,TUITIONFEE_IN,TUITIONFEE_OUT,BOOKSUPPLY,ROOMBOARD_ON,OTHEREXPENSE_ON,ROOMBOARD_OFF,OTHEREXPENSE_OFF,OTHEREXPENSE_FAM,GRAD_DEBT_MDN,MD_EARN_WNE_P6,MD_EARN_WNE_P10',
    cells:
      '00100200,001002,"Alabama, A & M",15529,NULL,-103,NULL,0.6536,NULL,0.2874,NULL,0.6411,NULL,10024,18634,1600,9520,3090,9520,3090,3090,15250.5,27851,PrivacySuppressed',
  },
  plain: {
    name: 'school-costs.csv',
    header:
      'opeid,unitid,name,tuition_fees_in_state,tuition_fees_out_state,books_supplies,housing_food_on_campus,other_expenses_on_campus,tuition_year,avg_net_price,net_price_source,grad_rate_150pct,grad_rate_year,median_debt_completers,median_debt_year,median_earnings_10yr,median_earnings_6yr,earnings_release',
    cells:
      'Alabama A & M,10024,18634,2192,11402,3864,2023-24,14559,College Scorecard most-recent cohorts (copy dated 2026-02),29,2022,31000,2021,40628,,Scorecard 2025-05-19',
  },
} as const

/** Returns the name and the content of a file; `lines` are the cells of its schools, by their identifiers. */
export function costFile(
  kind: CostFileKind,
  lines: Readonly<Record<string, string>> = { 100654: layouts[kind].cells },
): { fileName: string; bytes: Buffer } {
  const { name, header } = layouts[kind]
  const rows = Object.entries(lines).map(([unitid, cells]) =>
    kind === 'plain' ? `00100200,${unitid},${cells}` : `${unitid},${cells}`,
  )
  return { fileName: name, bytes: Buffer.from([`\uFEFF${header}`, ...rows, ''].join('\r\n')) }
}

/** Returns a file with as many schools, from 100001 on. */
export function largeCostFile(kind: CostFileKind, count: number) {
  const lines = Array.from({ length: count }, (_, at) => [String(100_001 + at), layouts[kind].cells])
  return costFile(kind, Object.fromEntries(lines))
}
