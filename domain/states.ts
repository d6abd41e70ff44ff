type StateKind = 'state' | 'district' | 'territory' | 'freely associated state'

export interface UsState {
  name: string
  /** The two-letter postal abbreviation. */
  abbreviation: string
  kind: StateKind
}

/**
 * The 50 states, the District of Columbia, the five inhabited territories, and the three freely associated
 * states, whose colleges and students also participate in federal student aid. Ordered by name. Source: USPS
 * Publication 28, appendix B (two-letter state and possession abbreviations).
 */
export const usStates: readonly UsState[] = [
  state('Alabama', 'AL'),
  state('Alaska', 'AK'),
  state('American Samoa', 'AS', 'territory'),
  state('Arizona', 'AZ'),
  state('Arkansas', 'AR'),
  state('California', 'CA'),
  state('Colorado', 'CO'),
  state('Connecticut', 'CT'),
  state('Delaware', 'DE'),
  state('District Of Columbia', 'DC', 'district'),
  state('Federated States Of Micronesia', 'FM', 'freely associated state'),
  state('Florida', 'FL'),
  state('Georgia', 'GA'),
  state('Guam', 'GU', 'territory'),
  state('Hawaii', 'HI'),
  state('Idaho', 'ID'),
  state('Illinois', 'IL'),
  state('Indiana', 'IN'),
  state('Iowa', 'IA'),
  state('Kansas', 'KS'),
  state('Kentucky', 'KY'),
  state('Louisiana', 'LA'),
  state('Maine', 'ME'),
  state('Marshall Islands', 'MH', 'freely associated state'),
  state('Maryland', 'MD'),
  state('Massachusetts', 'MA'),
  state('Michigan', 'MI'),
  state('Minnesota', 'MN'),
  state('Mississippi', 'MS'),
  state('Missouri', 'MO'),
  state('Montana', 'MT'),
  state('Nebraska', 'NE'),
  state('Nevada', 'NV'),
  state('New Hampshire', 'NH'),
  state('New Jersey', 'NJ'),
  state('New Mexico', 'NM'),
  state('New York', 'NY'),
  state('North Carolina', 'NC'),
  state('North Dakota', 'ND'),
  state('Northern Mariana Islands', 'MP', 'territory'),
  state('Ohio', 'OH'),
  state('Oklahoma', 'OK'),
  state('Oregon', 'OR'),
  state('Palau', 'PW', 'freely associated state'),
  state('Pennsylvania', 'PA'),
  state('Puerto Rico', 'PR', 'territory'),
  state('Rhode Island', 'RI'),
  state('South Carolina', 'SC'),
  state('South Dakota', 'SD'),
  state('Tennessee', 'TN'),
  state('Texas', 'TX'),
  state('Utah', 'UT'),
  state('Vermont', 'VT'),
  state('Virgin Islands', 'VI', 'territory'),
  state('Virginia', 'VA'),
  state('Washington', 'WA'),
  state('West Virginia', 'WV'),
  state('Wisconsin', 'WI'),
  state('Wyoming', 'WY'),
]

function state(name: string, abbreviation: string, kind: StateKind = 'state'): UsState {
  return { name, abbreviation, kind }
}
