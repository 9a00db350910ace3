/** Texts of fetching a paper for the assistant, which load with it. */

export const paperNotFetched = (reason: string) => `The paper could not be fetched. ${reason}`;
