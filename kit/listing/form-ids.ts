/** The id of the form with the settings, the checkboxes of the items, and the button to compare them. */
export const settingsForm = 'settings'

/** The id of the form that the buttons to choose an item belong to. */
export const chooseForm = 'choose'
