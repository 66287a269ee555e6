/** Pattern of one class of a driving licence or, with T, of a truck licence; as in "klasse B, BE og C1". */
export const licenceClass = "(?:AM|A[12]?|B(?:1|\\+?E|96)?|C1?\\+?E?|D1?\\+?E?|[MS]|T[1-4]?)(?![\\p{L}\\d])";
