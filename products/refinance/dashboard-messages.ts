/** Texts of what the dashboard says about refinancing. */
export const dashboardText = {
  answers: 'Refinancing answers',
  results: 'See my savings',
  chosen: 'Chosen',
  approved: 'Approved',
  approvalOver: 'The 30 days to accept are over',
  accepted: 'Accepted',
  final: 'Final disclosure received',
  cancelOver: 'The time to cancel is over',
  acceptThis: 'Accept this loan, if you want it',
  cancelThis: 'Cancel by midnight to be safe, if you’ve changed your mind',
  mayCancel: 'Your last day to cancel, if the lender is open only on weekdays',
  noteApproval: 'Enter its approval date',
  noteAcceptance: 'Enter when you accepted',
  noteFinal: 'Enter its final disclosure date',
  open: 'Open my worksheet',
} as const
