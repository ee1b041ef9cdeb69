import Reporting

print("keyboardlint")
