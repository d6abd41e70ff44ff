/** Every input of the form. */
export const fieldNames = [
  ...(['lenderName', 'product', 'rateType', 'lowestRate', 'highestRate', 'rateCap', 'discount'] as const),
  ...(['lowestApr', 'highestApr', 'amount', 'term', 'repayment', 'flatPayment', 'school', 'grace'] as const),
  ...(['fee', 'lateFee', 'returnedFee', 'cosigner', 'release', 'hardship'] as const),
  ...(['approvedOn', 'approvalDelivery', 'acceptedOn', 'finalOn', 'finalDelivery'] as const),
]
export type FieldName = (typeof fieldNames)[number]
