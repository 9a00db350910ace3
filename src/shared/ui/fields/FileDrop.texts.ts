/** Texts of the area for dropping files. */

export const chooseFile = 'Choose file';
export const chooseFiles = 'Choose files';
