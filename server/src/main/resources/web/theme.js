// Before the first paint: the theme that the person chose.
try {
  const theme = localStorage.getItem('tianxia.theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage is off: the system's theme.
}
