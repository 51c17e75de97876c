import UIKit

extension UIView
{
    func usesConstraints(usesConstraints: Bool)
    {
        translatesAutoresizingMaskIntoConstraints = !usesConstraints
    }
}
