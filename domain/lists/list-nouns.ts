/** The lists that the office keeps, by their name on the wire (wire 11). */
export const listNouns = ['sites', 'shifts', 'groups', 'cars', 'triptypes', 'states', 'competitors'] as const;

export type ListNoun = (typeof listNouns)[number];
