/** Days after which data are deleted. */
export const retention = {
  messageDays: 365,
  attachmentDays: 90,
  quarantineDays: 30,
  pendingDays: 7,
  mailDays: 7,
};
